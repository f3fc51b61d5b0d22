/** All routes for people. */

import { classRoutes } from '../classes/routes-class.ts';
import type { Route } from '../http/route.ts';
import { moderationRoutes } from '../moderation/routes-moderation.ts';
import type { PeoplePorts } from './ports.ts';
import { accountRoutes } from './routes-account.ts';
import { sessionRoutes } from './routes-session.ts';

export const peopleRoutes = (people: PeoplePorts): readonly Route[] => [
  ...sessionRoutes(people),
  ...accountRoutes(people),
  ...classRoutes(people),
  ...moderationRoutes(people),
];
