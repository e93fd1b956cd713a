'use client';

import { useEffect, useState } from 'react';
import { usePlatform } from '@/components/auth/use-platform';

interface Task {
  title: string;
  status: 'open' | 'in_progress' | 'done';
}

export function OpenTasks() {
  const platform = usePlatform<{ Task: Task }>();
  const [titles, setTitles] = useState<string[] | null>(null);
  const [error, setError] = useState('');
  const client = platform?.client;

  useEffect(() => {
    if (client === undefined) return;
    const { Task } = client.entities;
    const showError = ({ message }: Error) => setError(message);
    let newest = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function refresh() {
      newest += 1;
      const request = newest;
      Task.filter({ status: 'open' }, 'title').then((tasks) => {
        // An older response may arrive later.
        if (request !== newest) return;
        setTitles(tasks.map(({ title }) => title));
        setError('');
      }, showError);
    }

    /** Reads once a second at most, however many changes there are. */
    function refreshSoon() {
      timer ??= setTimeout(() => {
        timer = undefined;
        refresh();
      }, 1000);
    }

    refresh();
    const end = Task.subscribe(refreshSoon, showError, refresh);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [client]);

  if (platform === null) return null;
  if (error !== '') return <p role="alert">{error}</p>;
  if (titles === null) return <p role="status">Loading</p>;
  return (
    <section>
      <h2>Open tasks for {platform.user.full_name}</h2>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </section>
  );
}
