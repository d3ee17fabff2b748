/** `2025/2026` → `2025/26`, where room is short. */
export function shortYear(year: string): string {
  return year.replace(/\/\d\d(\d\d)$/, '/$1');
}
