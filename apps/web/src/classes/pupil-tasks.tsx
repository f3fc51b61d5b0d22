/** A pupil's homework: what there is to do, how far it is done, and the way there. */
import { useSignal } from '@preact/signals';
import type { ClassTask, ClassView } from '@taht/protocol';
import { useEffect } from 'preact/hooks';
import css from '../connection/parts/forms.module.css';
import { texts } from '../i18n/texts.ts';
import { into } from '../ui/set.ts';
import own from './classes.module.css';
import { reportTasks } from './report-tasks.ts';
import { type Done, weekOfTask } from './task-progress.ts';
import { doneText, isDone, TASK_ADDRESS, taskText, untilText } from './task-texts.ts';

type PupilView = Extract<ClassView, { kind: 'pupil' }>;

export function PupilTasks({ view }: { readonly view: PupilView }) {
  const { t } = texts.value;
  const done = useSignal<ReadonlyMap<string, Done>>(new Map());
  useEffect(() => {
    void reportTasks(view).then(into(done));
  }, [JSON.stringify(view.tasks)]);
  if (view.tasks.length === 0) return null;
  return (
    <section class={css.part}>
      <h3>{t('homework.title')}</h3>
      <ul class={css.list}>
        {view.tasks.map((task) => (
          <li key={task.id}>
            <TaskLine task={task} done={done.value.get(task.id) ?? { done: 0, percent: null }} />
          </li>
        ))}
      </ul>
      <p class={css.soft}>{t('homework.counted')}</p>
    </section>
  );
}

function TaskLine({ task, done }: { readonly task: ClassTask; readonly done: Done }) {
  const { t } = texts.value;
  const isAll = isDone(task, done);
  const to = TASK_ADDRESS[task.kind];
  return (
    <>
      <span class={own.task}>
        <strong>{taskText(task, texts.value)}</strong>
        <small class={css.soft}>
          {untilText(task, texts.value)} · {doneText(task, done, texts.value)}
        </small>
      </span>
      {isAll ? (
        <span class={`star-letter ${own.done}`} role="img" aria-label={t('homework.done')} />
      ) : (
        <a
          class="button"
          href={task.kind === 'weekly' ? `${to}/${task.edition}/${weekOfTask(task)}` : to}
        >
          {t('homework.begin')}
        </a>
      )}
    </>
  );
}
