import { Container } from '#ui/Container.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { SwitchPanel, type SwitchPanelProps } from './SwitchPanel.tsx';
import { WorkingDay, type WorkingDayProps } from './WorkingDay.tsx';

export type VisionProps = WorkingDayProps & {
  /** The id of the whole section. */
  sectionId: string;
  id: string;
  heading: string;
  lead: string;
  panel: SwitchPanelProps;
};

/** What if: one working day from a missed call to a paid invoice, then the switches that ran it. */
export function Vision({ sectionId, id, heading, lead, panel, ...day }: VisionProps) {
  return (
    <Section ground="tint" id={sectionId} isClipped>
      <Container>
        <SectionHead id={id} heading={heading} lead={lead} />
        <WorkingDay {...day} />
        <SwitchPanel {...panel} />
      </Container>
    </Section>
  );
}
