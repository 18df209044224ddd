import { byId } from '#lib/lists.ts';
import type { LaneId } from './lanes.ts';

type FeatureFacts = {
  readonly id: string;
  readonly name: string;
  /** The lane that it runs on; `null` if it serves every lane. */
  readonly lane: LaneId | null;
};

/** The features of PBSEngine (specification, section 1). */
export const platformFeatures = [
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
] as const satisfies readonly FeatureFacts[];

export type PlatformFeature = (typeof platformFeatures)[number];
export type PlatformFeatureId = PlatformFeature['id'];

/** A feature that runs on a lane of the engine. */
export type LaneFeature = Extract<PlatformFeature, { lane: LaneId }>;

/** The features that run on a lane, which subscribers of other product lines get as well. */
export const laneFeatures: readonly LaneFeature[] = platformFeatures.filter(
  (feature) => feature.lane !== null,
);
export const laneFeatureById = byId(laneFeatures);
