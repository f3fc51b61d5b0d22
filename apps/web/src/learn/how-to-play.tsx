/** The rules of one rulebook on a page: its chapters, the board, the tiles, and the variants that it describes. */
import {
  boardOf,
  coloursOf,
  homeOf,
  isFriendly,
  offeredIn,
  premiumColoursOf,
  rulebookOf,
  rulesetOf,
  takesHouseRule,
  tilesetOf,
} from '@taht/editions';
import { houseRuleName, ruleSheetOf } from '@taht/phrasing';
import { allTiles, type Ruleset, readLayout, type TileSet } from '@taht/rules';
import { Fragment } from 'preact';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { OTHER_GAMES, rulesAddressOf } from '../other-games/games.ts';
import { PREMIUM_KINDS } from '../play/board/premium-kinds.ts';
import { PremiumSquare } from '../play/board/premium-square.tsx';
import { premiumId } from '../play/board/spoken.ts';
import { RuleChanges } from '../play/rules/rule-changes.tsx';
import { RuleChapter } from '../play/rules/rule-sections.tsx';
import { rulebookBoard } from '../preferences/shown-board.ts';
import { chosenEdition } from '../ui/chosen-edition.ts';
import { NotFound } from '../ui/not-found.tsx';
import css from './learn.module.css';
import { EditionChapters, ToLearn, WithTexts } from './parts.tsx';
import { firstRuleset, rulesets } from './topics.ts';

export const HowToPlay = ({ ruleset }: { readonly ruleset?: string }) => (
  <WithTexts parts={['learn', 'rules']}>
    {() => <Page ruleset={ruleset ?? firstRuleset(chosenEdition().id)} />}
  </WithTexts>
);

function Page({ ruleset }: { readonly ruleset: string }) {
  const { t, find } = texts.value;
  const rules = rulesetOf(ruleset);
  const tileset = tilesetOf(rules?.tileset ?? '');
  if (rules === undefined || tileset === undefined) return <NotFound />;
  const { note, sections } = ruleSheetOf(rules, { houseRules: [], lexicon: null }, texts.value);
  return (
    <section class={`page ${css.rulebook}`}>
      <h1>{t('howto.title', { ruleset: find(`ruleset.${ruleset}`) ?? ruleset })}</h1>
      <p class={css.buttons}>
        <button type="button" onClick={() => print()}>
          {t('howto.print')}
        </button>
        <EditionChapters edition={tileset.language} />
      </p>
      {note === null ? null : <p>{note}</p>}
      <div class={css.chapters}>
        {sections.map((section) => (
          <Fragment key={section.name}>
            <RuleChapter section={section} level={2} />
            {section.name === 'premiums' ? <Squares rules={rules} /> : null}
          </Fragment>
        ))}
      </div>
      <section>
        <h2>{t('howto.tiles')}</h2>
        <Tiles tileset={tileset} />
      </section>
      <Differences rules={rules} />
      <RulebookVariants ruleset={ruleset} />
      <nav class={css.choice} aria-label={t('howto.other')}>
        {rulesets.map(({ id }) => (
          <a
            key={id}
            class="button"
            href={`/learn/how-to-play/${id}`}
            aria-current={id === ruleset ? 'page' : undefined}
          >
            {find(`ruleset.${id}`) ?? id}
          </a>
        ))}
      </nav>
      <ToLearn />
    </section>
  );
}

/** Of a friendly game: where it is played otherwise than by the rulebook. */
function Differences({ rules }: { readonly rules: Ruleset }) {
  const { t, find } = texts.value;
  const base = homeOf(rules.id)?.rulesets[0];
  if (base === undefined || !isFriendly(rules.id)) return null;
  const called = [base.id, rules.id].map((id) => find(`ruleset.${id}`) ?? id);
  return (
    <section>
      <h2>{t('howto.different')}</h2>
      <RuleChanges before={base} after={rules} called={called as [string, string]} />
    </section>
  );
}

function RulebookVariants({ ruleset }: { readonly ruleset: string }) {
  const { t } = texts.value;
  const edition = homeOf(ruleset);
  const offered =
    edition === undefined ? [] : offeredIn(edition).filter((name) => takesHouseRule(ruleset, name));
  if (offered.length === 0) return null;
  return (
    <section>
      <h2>{t('howto.variants')}</h2>
      <ul class={css.links}>
        {offered.map((name) => (
          <li key={name}>
            <a href={`/learn/variants/${name}`}>{houseRuleName(texts.value, name)}</a>
          </li>
        ))}
        {rulebookOf(ruleset)?.tells.includes('other-games') ? <OtherGames /> : null}
      </ul>
    </section>
  );
}

function OtherGames() {
  if (!useParts('otherGames')) return null;
  const { t } = texts.value;
  return OTHER_GAMES.map((game) => (
    <li key={game}>
      <a href={rulesAddressOf(game)}>{t(`other.${game}`)}</a>
    </li>
  ));
}

function Squares({ rules: { id, board } }: { readonly rules: Ruleset }) {
  const { t, find } = texts.value;
  const layout = boardOf(board);
  if (layout === undefined) return null;
  const { premiums, star } = readLayout(layout);
  const kinds = premiums.map((premium, square) => (square === star ? 'star' : premiumId(premium)));
  const colours = coloursOf(premiumColoursOf(id));
  return (
    <div class={css.board} data-board={rulebookBoard(id)}>
      <div class={css.squares} role="img" aria-label={find(`board.${board}`) ?? board}>
        {kinds.map((kind, square) =>
          kind === undefined ? <span key={square} /> : <PremiumSquare key={square} kind={kind} />,
        )}
      </div>
      <table class={css.facts}>
        <thead>
          <tr>
            <th scope="col">{t('howto.square')}</th>
            <th scope="col" class={css.number}>
              {t('howto.count')}
            </th>
          </tr>
        </thead>
        <tbody>
          {PREMIUM_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                <span class={css.kind}>
                  <PremiumSquare kind={kind} isSample />
                  <span>
                    {kind === 'star'
                      ? `${t('premium.star')}, ${t('premium.double-word')}`
                      : t(`premium.${kind}`)}
                    {colours === null ? null : (
                      <span class={css.colour}>
                        {t(`sheet.colour.${colours[kind === 'star' ? 'double-word' : kind]}`)}
                      </span>
                    )}
                  </span>
                </span>
              </th>
              <td class={css.number}>{kinds.filter((each) => each === kind).length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** As many rows stand below each other. */
const ROWS = 12;

function Tiles({ tileset }: { readonly tileset: TileSet }) {
  const { t } = texts.value;
  const rows: readonly (readonly [string, number, number])[] = [
    ...tileset.tiles,
    [t('tile.blank'), tileset.blanks, 0],
  ];
  const parts = Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, i) =>
    rows.slice(i * ROWS, (i + 1) * ROWS),
  );
  return (
    <>
      <p>{t('howto.total', { count: allTiles(tileset).length })}</p>
      <div class={css.pair}>
        {parts.map((part) => (
          <table key={part[0]?.[0]} class={css.facts}>
            <thead>
              <tr>
                <th scope="col">{t('howto.letter')}</th>
                <th scope="col" class={css.number}>
                  {t('howto.count')}
                </th>
                <th scope="col" class={css.number}>
                  {t('howto.points')}
                </th>
              </tr>
            </thead>
            <tbody>
              {part.map(([letter, count, points]) => (
                <tr key={letter}>
                  <th scope="row">{letter}</th>
                  <td class={css.number}>{count}</td>
                  <td class={css.number}>{points}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </>
  );
}
