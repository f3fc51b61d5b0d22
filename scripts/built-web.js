/** Before the first browser test: the page as it is served. */
import { buildWeb } from './build-web.js';

export default async function builtWeb() {
  if (!(await buildWeb())) throw new Error('the page could not be built; its own words are above');
}
