/** Lighthouse, as for a phone. */
import { startBrowser } from './site';

/** Scores from 0 to 100; `seo` is absent where search engines should leave the page alone. */
export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo?: number;
  /** Cumulative layout shift. */
  layoutShift: number;
}

const PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Scores of pages, by address. A run varies, so that one which is not `isGood` is repeated, and the median of `runs`
 * is taken. `say` hears of each page when it is done.
 */
export async function scoresOf(
  addresses: readonly { address: string; isListed: boolean }[],
  runs: number,
  isGood: (scores: Scores) => boolean,
  say: (text: string) => void,
): Promise<Map<string, Scores>> {
  const { default: lighthouse } = await import('lighthouse');
  const browser = await startBrowser(`--remote-debugging-port=${PORT}`);
  const scores = new Map<string, Scores>();
  try {
    for (const { address, isListed } of addresses) {
      const categories = CATEGORIES.filter((category) => isListed || category !== 'seo');
      const results: Scores[] = [];
      for (let run = 0; run < runs; run += 1) {
        const result = await lighthouse(address, { port: PORT, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
        if (!result) throw new Error(`Lighthouse says nothing of ${address}.`);
        const { categories: found, audits } = result.lhr;
        const score = (category: string): number => Math.round((found[category]?.score ?? 0) * 100);
        results.push({
          performance: score('performance'),
          accessibility: score('accessibility'),
          'best-practices': score('best-practices'),
          ...(isListed ? { seo: score('seo') } : {}),
          layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
        });
        if (run === 0 && results.every(isGood)) break;
      }
      results.sort((first, second) => first.performance - second.performance);
      const median = results[Math.floor(results.length / 2)];
      if (!median) continue;
      scores.set(address, median);
      say(`    ${new URL(address).pathname}: ${median.performance}`);
    }
  } finally {
    await browser.close();
  }
  return scores;
}
