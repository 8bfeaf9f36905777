/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Noticon } from '../../../src/components/blocks/noticon';

test.each(['__proto__', 'constructor', 'toString', ''])(
  'the unknown icon %j is drawn as the icon for others',
  (value) => {
    const other = render(<Noticon value="other" />).container.innerHTML;
    expect(render(<Noticon value={value} />).container.innerHTML).toBe(other);
  },
);
