import * as z from 'zod';
import { lanes } from './lanes.ts';
import { areUnique, checkFacts, slugSchema, textSchema } from './schemas.ts';

/** A target industry and the lanes that usually go in first there (drafted, for the owner to confirm). */
export const industriesSchema = z
  .array(
    z.strictObject({
      id: slugSchema,
      name: textSchema,
      firstLanes: z
        .array(z.enum(lanes.map((lane) => lane.id)))
        .min(1)
        .readonly(),
    }),
  )
  .length(9, 'the specification names nine industries')
  .readonly()
  .refine((all) => areUnique(all.map((industry) => industry.id)), 'give every industry its own id');

/** The nine industries of the specification, section 1, in its order. */
export const industries = checkFacts('src/data/industries.ts', industriesSchema, [
  {
    id: 'consultants-and-coaches',
    name: 'Consultants and coaches',
    firstLanes: ['crm', 'funnels', 'scheduling', 'payments'],
  },
  {
    id: 'real-estate',
    name: 'Real estate',
    firstLanes: ['crm', 'scheduling', 'sms', 'reputation'],
  },
  {
    id: 'financial-advisors',
    name: 'Financial advisors',
    firstLanes: ['crm', 'scheduling', 'social', 'analytics'],
  },
  {
    id: 'home-services',
    name: 'Home services',
    firstLanes: ['scheduling', 'sms', 'reputation', 'payments'],
  },
  {
    id: 'healthcare-practices',
    name: 'Healthcare practices',
    firstLanes: ['crm', 'scheduling', 'sms', 'reputation'],
  },
  {
    id: 'professional-services',
    name: 'Professional services',
    firstLanes: ['crm', 'funnels', 'scheduling', 'payments'],
  },
  {
    id: 'business-development',
    name: 'Business development',
    firstLanes: ['crm', 'funnels', 'social', 'analytics'],
  },
  {
    id: 'account-management',
    name: 'Account management',
    firstLanes: ['crm', 'scheduling', 'reputation', 'analytics'],
  },
  {
    id: 'sales-organizations',
    name: 'Sales organizations',
    firstLanes: ['crm', 'funnels', 'payments', 'analytics'],
  },
]);

export type Industry = (typeof industries)[number];
export type IndustryId = Industry['id'];
