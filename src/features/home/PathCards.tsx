import type { ReactNode } from 'react';
import { LANE_NUMBERS, laneColor, LANES_INWARD } from '#art/lane-numbers.ts';
import { roundedLine } from '#art/rounded-line.ts';
import { Container } from '#ui/Container.tsx';
import type { Action } from '#ui/link.ts';
import { OfferCard, OfferRow } from '#ui/OfferCard.tsx';
import { Price } from '#ui/Price.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import styles from './PathCards.module.css';

type Ticket = {
  name: string;
  text: string;
  note: string;
  price: { before?: string; amount: string; after?: string };
  action: Action;
};

export type PathCardsProps = {
  id: string;
  heading: string;
  platform: Ticket;
  partnership: Ticket & { flag: string };
  community: Ticket;
};

/** Three ways to start, as tickets; the middle one stands out. */
export function PathCards(props: PathCardsProps) {
  const { id, heading, platform, partnership, community } = props;
  return (
    <Section ground="tint">
      <Container>
        <SectionHead id={id} heading={heading} space="wide" />
        <OfferRow className={styles.row}>
          <TicketCard
            {...platform}
            note={
              <>
                {platform.note} <b hidden data-thread-part="again" />
              </>
            }
            art={<LanesTicket />}
          />
          <TicketCard {...partnership} art={<WheelTicket />} isEmphasized />
          <TicketCard {...community} art={<StationTicket />} />
        </OfferRow>
      </Container>
    </Section>
  );
}

function TicketCard(
  props: Omit<Ticket, 'note'> & {
    note: ReactNode;
    flag?: string;
    art: ReactNode;
    isEmphasized?: boolean;
  },
) {
  const { name, text, flag, art, price, note, action, isEmphasized = false } = props;
  return (
    <OfferCard
      isEmphasized={isEmphasized}
      className={isEmphasized ? styles.main : undefined}
      flag={flag}
      art={
        <div className={styles.art} data-print="hidden" data-lines="">
          {art}
        </div>
      }
      name={name}
      text={text}
      terms={{ price: <Price {...price} />, remark: note, action }}
    />
  );
}

/** The far end of a line, past the edge of any card. */
const BEYOND = 2600;

function Drawing(props: { width: number; height: number; children: ReactNode }) {
  const { width, height, children } = props;
  return (
    <svg
      className={styles.drawing}
      width={width}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid meet"
      fill="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Eight lanes in order: the platform. */
function LanesTicket() {
  return (
    <Drawing width={380} height={110}>
      <g strokeWidth="6">
        {LANE_NUMBERS.map((lane) => (
          <path
            key={lane}
            stroke={laneColor(lane)}
            d={`M-10 ${14 + (lane - 1) * 11.5}H${BEYOND}`}
          />
        ))}
      </g>
    </Drawing>
  );
}

function fanned(lane: number): string {
  const y = 20.5 + (lane - 1) * 13;
  const corners = [
    [112, 66],
    [126, 66],
    [126 + Math.abs(y - 66), y],
    [BEYOND, y],
  ] as const;
  return roundedLine(corners, 6);
}

/** One line in, a wheel, eight lanes out: the partnership. */
function WheelTicket() {
  return (
    <Drawing width={470} height={130}>
      <path stroke="var(--accent)" strokeWidth="6" d="M-10 66H112" />
      <g strokeWidth="6">
        {LANES_INWARD.map((lane) => (
          <path key={lane} stroke={laneColor(lane)} d={fanned(lane)} />
        ))}
      </g>
      <circle
        cx="104"
        cy="66"
        r="38"
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="3"
      />
      <circle
        cx="104"
        cy="66"
        r="31"
        stroke="var(--brand)"
        strokeWidth="3"
        strokeDasharray="8 5.9"
      />
      <circle cx="104" cy="66" r="9" fill="var(--accent)" />
    </Drawing>
  );
}

/** Six lines that meet at one station: the community. */
function StationTicket() {
  const [x, y] = [144, 55];
  const lines = [
    [1, -10, -38],
    [3, -10, 0],
    [6, -10, 38],
    [2, BEYOND, -38],
    [5, BEYOND, 0],
    [7, BEYOND, 38],
  ] as const;
  return (
    <Drawing width={380} height={110}>
      <g strokeWidth="6">
        {lines.map(([lane, from, rise]) => (
          <path
            key={lane}
            stroke={laneColor(lane)}
            d={roundedLine(
              [
                [from, y + rise],
                [x + 38 * Math.sign(from - x), y + rise],
                [x, y],
              ],
              6,
            )}
          />
        ))}
      </g>
      <circle cx={x} cy={y} r="23" fill="var(--surface)" stroke="var(--ink)" strokeWidth="6" />
      <circle cx={x} cy={y} r="7" fill="var(--ink)" />
    </Drawing>
  );
}
