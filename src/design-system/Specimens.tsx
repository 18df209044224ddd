import { classNames } from '#lib/class-names.ts';
import { Heading } from '#ui/Heading.tsx';
import { Text } from '#ui/Text.tsx';
import { EVERY_CONTEXT, type Context, type Example, type Examples, type State } from './example.ts';
import { anchorOf, specimens } from './specimens.ts';
import styles from './Page.module.css';

const contextClass = {
  page: undefined,
  tint: styles.tint,
  band: 'band',
  inverse: 'inverse',
  signal: 'signal',
} satisfies Record<Context, string | undefined>;

const roomClass = {
  phone: styles.phone,
  page: styles.page,
} satisfies Record<NonNullable<Example['room']>, string | undefined>;

/** The examples grouped by context; those at the width of a phone come last. */
function groupsOf(examples: Examples) {
  const groups = EVERY_CONTEXT.map((context) => ({
    name: context,
    className: contextClass[context],
    shown: examples.filter(
      ({ contexts = ['page'], room }) => contexts.includes(context) && room !== 'phone',
    ),
  }));
  const onPhones = examples.filter(({ room }) => room === 'phone');
  return [...groups, { name: 'phone', className: styles.phones, shown: onPhones }].filter(
    ({ shown }) => shown.length > 0,
  );
}

/** All specimens, one after another, each in the contexts and states that its examples name. */
export function Specimens() {
  return specimens.map((specimen) => {
    const { file, examples } = specimen;
    return (
      <section key={file} className={styles.specimen} id={anchorOf(specimen)}>
        <Heading level={2} size="h3" className={styles.head}>
          {file}
        </Heading>
        <div
          className={classNames(
            styles.contexts,
            examples.some(({ room }) => room === 'page') && styles.wide,
          )}
        >
          {groupsOf(examples).map(({ name: group, className, shown }) => (
            <div key={group} className={classNames(styles.context, className)}>
              <Text size="label" className={styles.name}>
                {group}
              </Text>
              {shown.flatMap((example, index) =>
                ([undefined, ...(example.states ?? [])] as const).map((state) => (
                  <Showing
                    key={`${index}${state ?? ''}`}
                    id={[anchorOf(specimen), group, index, state].filter(Boolean).join('-')}
                    example={example}
                    state={state}
                  />
                )),
              )}
            </div>
          ))}
        </div>
      </section>
    );
  });
}

function Showing(props: { id: string; example: Example; state: State | undefined }) {
  const { id, example, state } = props;
  const { name, room, show } = example;
  return (
    <figure className={styles.showing}>
      <Text as="figcaption" size="tiny" isMuted>
        {state ? `${name}, ${state}` : name}
      </Text>
      <div className={classNames(styles.stage, room && roomClass[room])} data-shown={state}>
        {show(id)}
      </div>
    </figure>
  );
}
