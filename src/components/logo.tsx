/** The society's logo: a profile lantern and its beam. */
export function Logo() {
  return (
    <svg className="drawing" viewBox="0 0 30 30" width={30} height={30} aria-hidden="true">
      <path opacity=".65" d="M12.5 12.5 17 1h12v12l-11.5 4.5z" style={{ fill: 'var(--gel-1)', stroke: 'none' }} />
      <g transform="rotate(45 10 20)">
        <path style={{ fill: 'var(--paper)' }} d="M5 27v-8l2.5-3v-6h5v6l2.5 3v8z" />
      </g>
    </svg>
  );
}
