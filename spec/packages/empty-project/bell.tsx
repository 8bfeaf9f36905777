import '@notestream/embed';
import type { NotestreamBell } from '@notestream/embed';
import '@notestream/embed/react';

export const isOpen = (bell: NotestreamBell): boolean => bell.isOpen;
export const bell = (
  <notestream-bell src="https://panel.example/" theme="dark" onopenpost={() => undefined} />
);
