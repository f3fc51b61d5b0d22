/** The homework of a class as its teacher gives it, and who has done how much of it. */
import type { Result } from '@taht/base';
import { editions } from '@taht/editions';
import { plain } from '@taht/phrasing';
import {
  CLASS_LIMITS,
  type ClassAction,
  type ClassTask,
  type ClassView,
  TASK_KINDS,
  type TaskKind,
} from '@taht/protocol';
import { AskButton } from '../connection/parts/ask-button.tsx';
import { AskForm, type Entered } from '../connection/parts/form.tsx';
import css from '../connection/parts/forms.module.css';
import type { Trouble } from '../connection/trouble.ts';
import { dateOf, endOfDate } from '../i18n/dates.ts';
import { texts } from '../i18n/texts.ts';
import { chosenEdition } from '../ui/chosen-edition.ts';
import own from './classes.module.css';
import { doneText, isDone, progressOf, taskText, untilText } from './task-texts.ts';

type TeacherView = Extract<ClassView, { kind: 'teacher' }>;

export interface TeacherTasksProps {
  readonly view: TeacherView;
  readonly act: (action: ClassAction) => Promise<Result<object, Trouble>>;
}

export function TeacherTasks({ view, act }: TeacherTasksProps) {
  const { t } = texts.value;
  return (
    <section class={css.part}>
      <h3>{t('homework.title')}</h3>
      {view.tasks.length === 0 ? <p>{t('homework.none')}</p> : null}
      {view.tasks.map((task) => (
        <TaskOfClass key={task.id} task={task} view={view} act={act} />
      ))}
      <GiveTask act={act} />
    </section>
  );
}

interface TaskProps extends TeacherTasksProps {
  readonly task: ClassTask;
}

function TaskOfClass({ task, view, act }: TaskProps) {
  const { t } = texts.value;
  const { pupils, progress } = view;
  const rows = pupils.map(({ person, nickname }) => ({
    nickname,
    done: progressOf(task, person, progress),
  }));
  const count = rows.filter(({ done }) => isDone(task, done)).length;
  return (
    <details class={own.given}>
      <summary>
        <strong>{taskText(task, texts.value)}</strong>{' '}
        <small class={css.soft}>
          {untilText(task, texts.value)} ·{' '}
          {t('homework.pupils-done', { done: count, count: pupils.length })}
        </small>
      </summary>
      <table class={own.progress}>
        <tbody>
          {rows.map(({ nickname, done }) => (
            <tr key={nickname} data-done={isDone(task, done) ? '' : undefined}>
              <th scope="row">{plain(nickname)}</th>
              <td>{doneText(task, done, texts.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <AskButton
        text={t('homework.remove')}
        label={`${t('homework.remove')}: ${taskText(task, texts.value)}`}
        confirm={t('homework.remove-about')}
        onAsk={() => act({ kind: 'remove-task', task: task.id })}
      />
    </details>
  );
}

const WEEK_MS = 7 * 86_400_000;

function GiveTask({ act }: Pick<TeacherTasksProps, 'act'>) {
  const { t, find } = texts.value;
  return (
    <AskForm
      title={t('homework.new')}
      fields={[
        {
          name: 'kind',
          label: t('homework.what'),
          type: 'choice',
          items: TASK_KINDS.map((kind) => [kind, t(`homework.kind.${kind}`)] as const),
        },
        {
          name: 'edition',
          label: t('homework.language'),
          type: 'choice',
          first: chosenEdition().id,
          items: editions.map(({ id }) => [id, find(`edition.${id}`) ?? id] as const),
        },
        {
          name: 'count',
          label: t('homework.count'),
          hint: t('homework.count-about'),
          type: 'number',
          first: '3',
          min: 1,
          max: CLASS_LIMITS.taskCount,
        },
        {
          name: 'due',
          label: t('homework.due'),
          type: 'date',
          first: dateOf(Date.now() + WEEK_MS),
          min: dateOf(Date.now()),
        },
      ]}
      submit={t('homework.give')}
      done={t('homework.given')}
      onSend={(entered) => give(entered, act)}
    />
  );
}

function give(
  { kind, edition = '', count = '', due = '' }: Entered,
  act: TeacherTasksProps['act'],
): Promise<Result<object, Trouble>> {
  const many = Math.min(CLASS_LIMITS.taskCount, Math.max(1, Math.round(Number(count)) || 1));
  const task = {
    id: `task-${[...crypto.getRandomValues(new Uint32Array(2))].join('-')}`,
    kind: kind as TaskKind,
    edition,
    count: kind === 'weekly' ? 1 : many,
    due: endOfDate(due) ?? 0,
  };
  return act({ kind: 'set-task', task });
}
