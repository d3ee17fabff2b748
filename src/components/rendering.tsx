import type { ReactNode } from 'react';

/** What the server is rendering at this moment, innermost last. */
const subjects: string[] = [];

function Begin({ subject }: { subject: string }) {
  if (typeof window === 'undefined') subjects.push(subject);
  return null;
}

function End() {
  if (typeof window === 'undefined') subjects.pop();
  return null;
}

/**
 * Names what is being rendered, so that an error of the build can say where it happened: error boundaries
 * do not exist on the server. The server renders children in order and at once, so what was begun and not
 * ended when an error is thrown is what threw it.
 */
export function Rendering({ subject, children }: { subject: string; children: ReactNode }) {
  return (
    <>
      <Begin subject={subject} />
      {children}
      <End />
    </>
  );
}

/** What was being rendered when an error was thrown, and forgets it. */
export function takeSubject(): string | undefined {
  const subject = subjects.at(-1);
  subjects.length = 0;
  return subject;
}
