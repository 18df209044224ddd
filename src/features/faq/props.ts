import { faq } from './content.ts';
import { sectionId } from '#lib/numbered-document.ts';
import type { FaqProps } from './Faq.tsx';
import { href } from '#site/site.ts';

/** The questions of a page, each with a link to the clause that its answer is taken from. */
export function faqProps(page: keyof typeof faq): FaqProps {
  const { id, heading, questions } = faq[page];
  return {
    id,
    heading,
    questions: questions.map(({ section, ...question }) => ({
      ...question,
      ...(section && {
        source: { href: href('terms', sectionId(section)), label: `Terms, section ${section}` },
      }),
    })),
  };
}
