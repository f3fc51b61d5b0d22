/** The rules of one rulebook on a page: a few sentences, the board, the tiles, and every point of its ruleset. */
import { boardOf, premiumColoursOf, rulesetOf, tilesetOf } from '@taht/editions';
import { allTiles, readLayout, type TileSet } from '@taht/rules';
import { ruleSheetOf } from '@taht/wording';
import { NotFound } from '../../app/not-found.tsx';
import { PREMIUM_KINDS } from '../../game/premium-kinds.ts';
import { PremiumSquare } from '../../game/premium-square.tsx';
import { premiumId } from '../../game/spoken.ts';
import { texts } from '../../i18n/texts.ts';
import css from '../../learn/learn.module.css';
import { EditionChapters, editionFor, RuleLines, ToLearn, WithTexts } from '../../learn/parts.tsx';
import { HOW_TO, rulesets } from '../../learn/topics.ts';
import { rulebookLook } from '../../settings/board-look.ts';

const first = (edition: string): string =>
  rulesets.find(({ id }) => id.startsWith(`${edition}-`))?.id ?? 'en-club';

export const HowToPlay = ({ ruleset }: { readonly ruleset?: string }) => (
  <WithTexts parts={['learn', 'rules']}>
    {() => <Page ruleset={ruleset ?? first(editionFor())} />}
  </WithTexts>
);

function Page({ ruleset }: { readonly ruleset: string }) {
  const { t, find } = texts.value;
  const rules = rulesetOf(ruleset);
  const tileset = tilesetOf(rules?.tileset ?? '');
  if (rules === undefined || tileset === undefined) return <NotFound />;
  const { head, sections } = ruleSheetOf(rules, { houseRules: [], lexicon: null }, texts.value);
  const { min, max } = rules.players;
  return (
    <section class="page">
      <h1>{t('howto.title', { ruleset: find(`ruleset.${ruleset}`) ?? ruleset })}</h1>
      <p class={css.buttons}>
        <button type="button" onClick={() => print()}>
          {t('howto.print')}
        </button>
        <EditionChapters edition={tileset.language} />
      </p>
      {(['goal', 'turn', 'place', 'score'] as const).map((part) => (
        <section key={part}>
          <h2>{t(`howto.${part}`)}</h2>
          {HOW_TO[part].map((id) => (
            <p key={id}>{t(id)}</p>
          ))}
        </section>
      ))}
      <section>
        <h2>{t('howto.board')}</h2>
        <Squares ruleset={ruleset} board={rules.board} />
      </section>
      <section>
        <h2>{t('howto.tiles')}</h2>
        <Tiles tileset={tileset} />
      </section>
      <section>
        <h2>{t('howto.rules')}</h2>
        <RuleLines
          lines={[
            ...head.filter(({ path }) => path !== 'words.lexicon'),
            {
              path: 'players',
              label: t('rule.players'),
              value: min === max ? `${min}` : `${min}–${max}`,
              isChanged: false,
            },
            { path: 'rack', label: t('rule.rack'), value: `${rules.rack}`, isChanged: false },
          ]}
        />
        {sections.map(({ heading, lines }) => (
          <section key={lines[0]?.path}>
            {heading === null ? null : <h3>{heading}</h3>}
            <RuleLines lines={lines} />
          </section>
        ))}
      </section>
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

function Squares({ ruleset, board }: { readonly ruleset: string; readonly board: string }) {
  const { t, find } = texts.value;
  const layout = boardOf(board);
  if (layout === undefined) return null;
  const { premiums, star } = readLayout(layout);
  const kinds = premiums.map((premium, square) => (square === star ? 'star' : premiumId(premium)));
  const colours = premiumColoursOf(ruleset);
  return (
    <div data-board={rulebookLook(ruleset)}>
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
                    <span class={css.colour}>
                      {t(`premium-colour.${kind === 'star' ? 'double-word' : kind}.${colours}`)}
                    </span>
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

function Tiles({ tileset }: { readonly tileset: TileSet }) {
  const { t } = texts.value;
  return (
    <>
      <p>{t('howto.total', { count: allTiles(tileset).length })}</p>
      <table class={css.facts}>
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
          {tileset.tiles.map(([letter, count, points]) => (
            <tr key={letter}>
              <th scope="row">{letter}</th>
              <td class={css.number}>{count}</td>
              <td class={css.number}>{points}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('tile.blank')}</th>
            <td class={css.number}>{tileset.blanks}</td>
            <td class={css.number}>0</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
