/** The port in the variable `PORT`, or `fallback`. If it is no port, says so and exits. */
export function portOr(fallback: number): number {
  const { PORT: written = '' } = process.env;
  const port = Number(written || fallback);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`PORT=${written} is no port: write a number up to 65535, for example PORT=${fallback + 1}.`);
  process.exit(1);
}
