import type { ExposeAddress } from './federation-port';
import { withTexts } from './with-texts';

const home: ExposeAddress = { remote: 'mf_feed', entryUrl: '/r/mf_feed/1.0.0/remoteEntry.js', expose: './home' };
const composition = (exposes: string[]) => ({
  remotes: { mf_feed: { version: '1.0.0', entryUrl: home.entryUrl, exposes, fallback: null } },
});

function setUp({ exposes = ['./home', './texts'], texts = () => Promise.resolve() } = {}) {
  const events: string[] = [];
  const report = jest.fn();
  const federation = {
    load: ({ expose }: ExposeAddress) => {
      events.push(`load ${expose}`);
      return Promise.resolve(expose === './texts' ? { loadTexts: () => texts().then(() => void events.push('texts are there')) } : {});
    },
  };
  return { events, report, port: withTexts(federation, { composition: composition(exposes), report }) };
}

afterEach(() => (document.documentElement.lang = ''));

test('in English no texts are loaded', async () => {
  document.documentElement.lang = 'en-IN';
  const { events, port } = setUp();
  await port.load(home);
  expect(events).toEqual(['load ./home']);
});

describe('in another language', () => {
  beforeEach(() => (document.documentElement.lang = 'de'));

  test('the texts of a release are there before its modules, and are loaded once', async () => {
    const { events, port } = setUp();
    await Promise.all([port.load(home), port.load({ ...home, expose: './post' })]);
    expect(events.slice(0, 2)).toEqual(['load ./texts', 'texts are there']);
    expect(events.slice(2).sort()).toEqual(['load ./home', 'load ./post']);
  });

  test('a remote without texts is loaded as it is', async () => {
    const { events, port } = setUp({ exposes: ['./home'] });
    await port.load(home);
    expect(events).toEqual(['load ./home']);
  });

  test('texts that fail are reported, and cost no region', async () => {
    const failure = new Error('gone');
    const { events, report, port } = setUp({ texts: () => Promise.reject(failure) });
    await port.load(home);
    expect(report).toHaveBeenCalledWith(failure);
    expect(events).toEqual(['load ./texts', 'load ./home']);
  });
});
