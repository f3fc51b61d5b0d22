/** All routes for people. */
import type { Route } from '../http/route.ts';
import type { PeoplePorts } from './ports.ts';
import { accountRoutes } from './routes-account.ts';
import { classRoutes } from './routes-class.ts';
import { moderationRoutes } from './routes-moderation.ts';
import { sessionRoutes } from './routes-session.ts';

export const peopleRoutes = (people: PeoplePorts): readonly Route[] => [
  ...sessionRoutes(people),
  ...accountRoutes(people),
  ...classRoutes(people),
  ...moderationRoutes(people),
];
