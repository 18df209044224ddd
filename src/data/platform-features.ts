import * as z from 'zod';
import { lanes, type LaneId } from './lanes.ts';
import { areUnique, checkFacts, slugSchema, textSchema } from './schemas.ts';

const laneIds = lanes.map((lane) => lane.id);

/** A feature of the platform and the lane that it runs on; `null` if it serves every lane. */
export const platformFeaturesSchema = z
  .array(
    z.strictObject({
      id: slugSchema,
      name: textSchema,
      lane: z.enum(laneIds).nullable(),
    }),
  )
  .length(11, 'the platform has the eleven features that section 1 of the specification names')
  .readonly()
  .refine(
    (features) => areUnique(features.map((feature) => feature.id)),
    'give every feature its own id',
  );

/** What PBSEngine covers (specification, section 1). */
export const platformFeatures = checkFacts(
  'src/data/platform-features.ts',
  platformFeaturesSchema,
  [
    { id: 'crm', name: 'CRM', lane: 'crm' },
    { id: 'marketing-automation', name: 'Marketing automation', lane: 'funnels' },
    { id: 'funnels', name: 'Funnels', lane: 'funnels' },
    { id: 'scheduling', name: 'Scheduling', lane: 'scheduling' },
    { id: 'sms', name: 'SMS', lane: 'sms' },
    { id: 'social', name: 'Social', lane: 'social' },
    { id: 'reputation', name: 'Reputation', lane: 'reputation' },
    { id: 'payments-and-invoicing', name: 'Payments and invoicing', lane: 'payments' },
    { id: 'analytics', name: 'Analytics', lane: 'analytics' },
    { id: 'white-label', name: 'White-label', lane: null },
    { id: 'unlimited-sub-accounts', name: 'Unlimited sub-accounts', lane: null },
  ],
);

export type PlatformFeature = (typeof platformFeatures)[number];
export type PlatformFeatureId = PlatformFeature['id'];

/** A feature that runs on a lane of the engine. */
export type LaneFeature = Extract<PlatformFeature, { lane: LaneId }>;

/** The features that run on a lane, which subscribers of other product lines get as well. */
export const laneFeatures: readonly LaneFeature[] = platformFeatures.filter(
  (feature) => feature.lane !== null,
);
