import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { TilesSkeleton } from './TilesSkeleton.tsx';

const skeletons = {
  calendar: CalendarSkeleton,
  feed: FeedSkeleton,
  form: FormSkeleton,
  tiles: TilesSkeleton,
};

/** What kind of page a frame is about to show. */
export type FrameSkeletonKind = keyof typeof skeletons;

/** An outline of the page that a frame is loading. Decorative. */
export function FrameSkeleton({ kind }: { kind: FrameSkeletonKind }) {
  const Skeleton = skeletons[kind];
  return <Skeleton />;
}
