import { framePages } from '#tests/test-site.ts';
import { tourPages } from './support/page-tour.ts';
import { useBrowser } from './support/visitor.ts';

useBrowser();

tourPages(framePages);
