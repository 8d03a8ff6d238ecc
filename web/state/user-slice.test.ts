import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore, stateRestored, type Store } from './store.ts';
import { initialUser, languageChanged, visitorIdentified, type UserState } from './user-slice.ts';

let store: Store;
const user = (): UserState => store.getState().user;

beforeEach(() => {
  store = makeStore();
});

describe('the user', () => {
  it('starts unknown, in English, in the default segment, with every flag off', () => {
    expect(user()).toMatchObject({
      uid: undefined,
      segment: 'default',
      language: 'en-US',
      animal: undefined,
      isEnroll: false,
      isReturnVisit: false,
    });
  });

  it('speaks the language of the page', () => {
    store.dispatch(languageChanged('es-US'));
    expect(user().language).toBe('es-US');
    store.dispatch(languageChanged('en-US'));
    expect(user()).toEqual(initialUser);
  });

  it.each([
    { visitor: {}, changes: {} },
    { visitor: { uid: 'u-1' }, changes: { uid: 'u-1' } },
    { visitor: { isEnroll: true }, changes: { isEnroll: true } },
    { visitor: { segment: 'fox' }, changes: { segment: 'fox' } },
    {
      visitor: { uid: 'u-1', isEnroll: true, segment: 'elk' },
      changes: { uid: 'u-1', isEnroll: true, segment: 'elk' },
    },
  ])('identified by $visitor changes in $changes', ({ visitor, changes }) => {
    store.dispatch(visitorIdentified(visitor));
    expect(user()).toEqual({ ...initialUser, ...changes });
  });

  it('keeps what the address does not mention', () => {
    store.dispatch(visitorIdentified({ uid: 'u-1', isEnroll: true, segment: 'fox' }));
    store.dispatch(visitorIdentified({}));
    store.dispatch(visitorIdentified({ isEnroll: false }));
    expect(user()).toMatchObject({ uid: 'u-1', isEnroll: false, segment: 'fox' });
  });

  it('who walks as an owl is not sent back to elk, but may be sent elsewhere', () => {
    store.dispatch(visitorIdentified({ segment: 'owl' }));
    store.dispatch(visitorIdentified({ segment: 'elk' }));
    expect(user().segment).toBe('owl');
    store.dispatch(visitorIdentified({ segment: 'lynx' }));
    expect(user().segment).toBe('lynx');
  });

  it('starts from what was kept', () => {
    const kept: UserState = { ...initialUser, uid: 'u-9', animal: 'fox', isReturnVisit: true };
    store.dispatch(stateRestored({ user: kept }));
    expect(user()).toEqual(kept);
  });
});
