import { sampleManaged } from '#data/linkedin-samples.ts';
import type { Examples } from '#ui/example.ts';
import { PageCard } from './PageCard.tsx';

export const examples: Examples = [
  { name: 'profile', show: () => <PageCard kind="profile" {...sampleManaged.profile} /> },
  { name: 'page', show: () => <PageCard kind="page" {...sampleManaged.page} /> },
];
