interface Message {
  to: string;
  subject?: string | undefined;
  body?: string | undefined;
}

/** `mailto:` address of a message. Lines end with CR LF, as RFC 6068 asks. */
export function mailLink({ to, subject, body }: Message): string {
  const fields = Object.entries({ subject, body: body?.replace(/\r?\n/g, '\r\n') });
  const parts = fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]));
  return `mailto:${to}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
