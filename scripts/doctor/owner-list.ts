import type { Finding } from './finding.ts';

const HEADING = '## For the owner to confirm';

/**
 * What waits for the owner's word, by part of the site: the points of the owner's guide (its Markdown), counted.
 * @throws where the guide has no such list.
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
