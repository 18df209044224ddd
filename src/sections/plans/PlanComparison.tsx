import { toScriptJson } from '#lib/script-json.ts';
import { Container } from '#ui/Container.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { PlanFinder, type PlanFinderProps } from './PlanFinder.tsx';

/**
 * Every plan in one table. The table and the filter above it are one component, which runs in the browser as
 * well where there is room for the filter (docs/decisions/010): what it is given stands beside it as JSON.
 */
export function PlanComparison(props: PlanFinderProps & { heading: string; lead: string }) {
  const { heading, lead, ...finder } = props;
  return (
    <Section ground="tint">
      <Container>
        <SectionHead heading={heading} lead={lead} />
        <div data-island="plan-finder">
          <PlanFinder {...finder} />
        </div>
        <script
          type="application/json"
          data-island-props="plan-finder"
          dangerouslySetInnerHTML={{ __html: toScriptJson(finder) }}
        />
      </Container>
    </Section>
  );
}
