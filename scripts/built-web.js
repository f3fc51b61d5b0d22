/** Before the first browser test: the page as it is served. */
import { buildWeb } from './build-web.js';

export default function builtWeb() {
  if (!buildWeb()) throw new Error('the page could not be built; its own words are above');
}
