import type { ReactNode } from 'react';

/** What the server is rendering at the moment, innermost last. */
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
 * Names what is being rendered, so that an error in the build can say where it happened: error boundaries do not work
 * on the server. The server renders children in order and synchronously, so when an error is thrown, whatever has
 * started and not finished is what threw it.
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

/** Returns what was being rendered when an error was thrown, and resets. */
export function takeSubject(): string | undefined {
  const subject = subjects.at(-1);
  subjects.length = 0;
  return subject;
}
