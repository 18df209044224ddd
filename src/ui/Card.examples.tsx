import { Card } from './Card.tsx';
import { LONG, type Examples } from './example.ts';
import { Heading } from './Heading.tsx';
import { Note } from './Note.tsx';

const content = (
  <>
    <Heading level={3}>One of three</Heading>
    <p>What it is.</p>
    <Note>A remark.</Note>
  </>
);

export const examples: Examples = [
  { name: 'plain', contexts: ['page', 'tint', 'band'], show: () => <Card>{content}</Card> },
  {
    name: 'emphasized',
    contexts: ['page', 'tint'],
    show: () => <Card isEmphasized>{content}</Card>,
  },
  {
    name: 'long',
    room: 'phone',
    show: () => (
      <Card as="div">
        <Heading level={3}>{LONG}</Heading>
      </Card>
    ),
  },
];
