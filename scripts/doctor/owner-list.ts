import type { Finding } from './finding.ts';

const HEADING = '## For the owner to confirm';

/**
 * How many points the owner still has to confirm, by part of the site; `guide` is the Markdown of the owner's guide.
 * @throws if the guide has no list of them.
 */
export function checkOwnerList(guide: string): Finding[] {
  const [, after] = guide.split(`\n${HEADING}\n`);
  if (after === undefined) throw new Error(`docs/owner-guide.md has no "${HEADING}"`);
  const [list = ''] = after.split(/\n## /);
  return list
    .split(/\n### /)
    .slice(1)
    .flatMap((part) => {
      const [title = ''] = part.split('\n', 1);
      const points = part.match(/^- /gm)?.length ?? 0;
      if (points === 0) return [];
      return {
        area: "For the owner's word",
        subject: title,
        verdict: 'warning' as const,
        says: points === 1 ? '1 point is not confirmed' : `${points} points are not confirmed`,
        fix: 'Read them in docs/owner-guide.md; delete each once it is confirmed.',
      };
    });
}
