import { Heading } from '#ui/Heading.tsx';
import { SCALES, tokensOf, type Scale } from './scales.ts';
import styles from './Scales.module.css';

const shownBy = {
  font: undefined,
  'letter-spacing': styles.tracking,
  'border-radius': styles.radius,
  width: styles.distance,
  'border-top-width': styles.stroke,
} satisfies Record<Scale['property'], string | undefined>;

/** Every token of every scale, shown in use, with its value. */
export function Scales() {
  return SCALES.map((scale) => (
    <section key={scale.title} className={styles.scale} id={scale.title.toLowerCase()}>
      <Heading level={2}>{scale.title}</Heading>
      <dl>
        {tokensOf(scale).map(({ name, value }) => (
          <div key={name} className={styles.token}>
            <dt>
              <code>{name}</code>
              <small>{value}</small>
            </dt>
            <dd className={shownBy[scale.property]} data-token={name}>
              {['font', 'letter-spacing'].includes(scale.property) && 'From first call to paid'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
