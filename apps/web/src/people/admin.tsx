/** For administrators: roles, and what the server says of itself. */
import { useSignal } from '@preact/signals';
import { MODERATION_LIMITS, type PersonCard, ROLES } from '@taht/protocol';
import { useEffect } from 'preact/hooks';
import { call } from '../connection/call.ts';
import { AskForm } from '../connection/parts/form.tsx';
import css from '../connection/parts/forms.module.css';
import { texts } from '../i18n/texts.ts';
import { PeoplePage } from './page.tsx';
import { figuresIn, type ServerFigure, serverFigureText } from './server-figures.ts';

export const Admin = () => (
  <PeoplePage title={() => texts.value.t('admin.title')}>
    {(own) =>
      own?.me.card.roles.includes('administrator') ? (
        <div class={css.parts}>
          <Roles />
          <ServerState />
          <section class={css.part}>
            <h2>{texts.value.t('moderation.log')}</h2>
            <p>{texts.value.t('admin.log-about')}</p>
            <div>
              <a class="button" href="/moderation">
                {texts.value.t('moderation.title')}
              </a>
            </div>
          </section>
        </div>
      ) : (
        <p>{texts.value.t('refusal.not-permitted')}</p>
      )
    }
  </PeoplePage>
);

function Roles() {
  const { t } = texts.value;
  return (
    <section class={css.part}>
      <h2>{t('admin.roles')}</h2>
      <AskForm
        fields={[
          { name: 'name', label: t('table.account-name'), mostLength: 24 },
          {
            name: 'role',
            label: t('admin.role'),
            type: 'choice',
            items: ROLES.map((role) => [role, t(`person.role.${role}`)]),
          },
          {
            name: 'kind',
            label: t('moderation.what'),
            type: 'choice',
            items: (['grant', 'revoke'] as const).map((kind) => [kind, t(`admin.${kind}`)]),
          },
          {
            name: 'reason',
            label: t('moderation.reason'),
            mostLength: MODERATION_LIMITS.textLength,
          },
        ]}
        submit={t('me.save')}
        done={t('table.done')}
        onSend={async ({ name = '', role, kind, reason }) => {
          const found = await call<PersonCard>(`/people/named/${encodeURIComponent(name.trim())}`);
          if (!found.ok) return found;
          const person = found.value.id;
          const action = { kind: 'order', person, order: { kind, role }, reason, report: null };
          return call('/moderation/do', { action });
        }}
      />
    </section>
  );
}

interface State {
  readonly version: string | null;
  readonly isReady: boolean;
  readonly figures: ReadonlyMap<ServerFigure, number>;
}

function ServerState() {
  const { t, language } = texts.value;
  const state = useSignal<State | null>(null);
  const refresh = async (): Promise<void> => {
    state.value = await readState();
  };
  useEffect(() => {
    void refresh();
  }, []);
  return (
    <section class={css.part}>
      <h2>{t('admin.server')}</h2>
      {state.value === null ? (
        <p>{t('shell.loading')}</p>
      ) : (
        <>
          <p>{state.value.isReady ? t('admin.ready') : t('admin.not-ready')}</p>
          {state.value.version === null ? null : (
            <p>{t('admin.version', { version: state.value.version })}</p>
          )}
          {state.value.figures.size === 0 ? <p>{t('admin.no-figures')}</p> : null}
          <table class={css.table}>
            <tbody>
              {[...state.value.figures].map(([figure, value]) => (
                <tr key={figure}>
                  <th scope="row">{t(`admin.figure.${figure}`)}</th>
                  <td data-number>{serverFigureText(figure, value, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <div>
        <button type="button" onClick={refresh}>
          {t('lobby.refresh')}
        </button>
      </div>
    </section>
  );
}

/** Figures are offered only where whoever runs the server asked for them. */
async function readState(): Promise<State> {
  const [ready, about, figures] = await Promise.all([
    read('/readyz'),
    read('/api/openapi.json'),
    read('/metrics'),
  ]);
  return {
    isReady: ready !== null,
    version: about === null ? null : versionIn(about),
    figures: figuresIn(figures ?? ''),
  };
}

async function read(path: string): Promise<string | null> {
  try {
    const answer = await fetch(path, { headers: { accept: 'text/plain, application/json' } });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

function versionIn(text: string): string | null {
  try {
    return (JSON.parse(text) as { info?: { version?: string } }).info?.version ?? null;
  } catch {
    return null;
  }
}
