/** XML as text. Pure. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** A piece of XML that needs no escaping any more. */
export class Xml {
  constructor(readonly text: string) {}
}

/** An element; strings among its children are text. */
export function xml(name: string, attributes: Readonly<Record<string, string>>, ...children: readonly (string | Xml)[]): Xml {
  const start = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escape(value)}"`);
  const inside = children.map((child) => (typeof child === 'string' ? escape(child) : child.text)).join('');
  return new Xml(inside === '' ? `<${name}${start.join('')}/>` : `<${name}${start.join('')}>${inside}</${name}>`);
}
