import type { SiteEnv } from './env.ts';

export const EMBED_IDS = [
  'scheduleCall',
  'assessment',
  'linkedinConsultation',
  'catalogForm',
] as const;
export type EmbedId = (typeof EMBED_IDS)[number];

/** An external page that a dialog shows, and the dialog's title (specification, section 2). */
export type Embed = { title: string; url: string };

/** The id of the dialog that shows `embed`. */
export function dialogId(embed: EmbedId): string {
  return `${embed}-dialog`;
}

/** The permissions of frames beyond showing a page; frames that are not listed have none. */
export const FRAME_PERMISSIONS = { purchase: 'payment', community: 'fullscreen' } as const;

/** A permission as an `allow` attribute, for the frame's first page and every host that it may lead to. */
export function allowAttribute(
  { frameHosts }: Pick<SiteEnv, 'frameHosts'>,
  permission: (typeof FRAME_PERMISSIONS)[keyof typeof FRAME_PERMISSIONS],
): string {
  return frameHosts.length > 0 ? `${permission} 'src' ${frameHosts.join(' ')}` : permission;
}

/** The external pages that dialogs show, by id. */
export function createEmbeds(env: SiteEnv): Record<EmbedId, Embed> {
  return {
    scheduleCall: { title: 'Schedule A Call', url: env.schedulingUrl },
    assessment: { title: 'AI & Automation Utility Assessment', url: env.assessmentUrl },
    linkedinConsultation: {
      title: 'Schedule Your LinkedIn Management Consultation',
      url: env.linkedinCalendarUrl,
    },
    catalogForm: { title: 'Get The Service Catalog', url: env.catalogFormUrl },
  };
}

/** Every origin whose pages this site shows in a frame, each once: the security policy's `frame-src`. */
export function frameOrigins(env: SiteEnv): string[] {
  const urls = [
    ...Object.values(createEmbeds(env)).map((embed) => embed.url),
    env.communityUrl,
    env.connectOrigin,
    ...env.frameHosts,
  ];
  return [...new Set(urls.map((url) => new URL(url).origin))].sort();
}
