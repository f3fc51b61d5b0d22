/** The first screen: one tap begins a game. */
import { useSignal } from '@preact/signals';
import { editions } from '@taht/editions';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { botId } from '../game/bot-id.ts';
import { house } from '../house/client.ts';
import type { KeptGame } from '../house/message.ts';
import { texts } from '../i18n/texts.ts';
import { settings } from '../settings/settings.ts';
import css from './home.module.css';

const BOTS = [
  'level-1',
  'level-2',
  'level-4',
  'level-6',
  'level-8',
  'level-10',
  'level-12',
  'level-14',
];

export function Home() {
  const { t, find, language } = texts.value;
  const { route } = useLocation();
  const games = useSignal<readonly KeptGame[]>([]);
  const isBusy = useSignal(false);
  const chosen = settings.edition.value === '' ? language : settings.edition.value;
  const edition = editions.find(({ id }) => id === chosen) ?? editions[0];
  useEffect(() => {
    void house.ask({ kind: 'list' }).then((list) => {
      if (list.ok) games.value = list.value.filter(({ isOver }) => !isOver);
    });
  }, [games]);

  const botText = (bot: string): string => t('bot.level', { level: bot.replace('level-', '') });

  const begin = async (): Promise<void> => {
    if (edition === undefined) return;
    isBusy.value = true;
    const bot = settings.bot.value;
    const created = await house.ask({
      kind: 'create',
      setup: {
        ruleset: edition.rulesets[0].id,
        tileset: edition.tilesets[0].id,
        lexicon: edition.lexicons[0] ?? null,
        houseRules: [],
        players: [
          { id: 'p1', name: settings.name.value || t('home.you') },
          { id: botId(bot, 2), name: botText(bot) },
        ],
      },
    });
    isBusy.value = false;
    if (created.ok) route(`/play/${created.value}`);
  };

  return (
    <section class={`page ${css.home}`}>
      <h1>{t('home.title')}</h1>
      <div class={css.choices}>
        <label>
          {t('home.edition')}
          <select
            value={edition?.id}
            onChange={({ currentTarget }) => {
              settings.edition.value = currentTarget.value;
            }}
          >
            {editions.map(({ id }) => (
              <option key={id} value={id}>
                {find(`edition.${id}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('home.strength')}
          <select
            value={settings.bot.value}
            onChange={({ currentTarget }) => {
              settings.bot.value = currentTarget.value;
            }}
          >
            {BOTS.map((bot) => (
              <option key={bot} value={bot}>
                {botText(bot)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="main" disabled={isBusy.value} onClick={begin}>
          {t('home.play-bot')}
        </button>
      </div>
      {games.value.length === 0 ? null : (
        <>
          <h2>{t('home.continue')}</h2>
          <ul class={css.games}>
            {games.value.map(({ id, players, scores }) => (
              <li key={id}>
                <a class="button" href={`/play/${id}`}>
                  {players.map(({ name }, i) => `${name} ${scores[i]}`).join(' – ')}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
