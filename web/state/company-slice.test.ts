import { beforeEach, describe, expect, it } from 'vitest';
import {
  companyLoaded,
  companyLoadFailed,
  companyLoadStarted,
  initialCompany,
  resourcesSet,
  type CompanyState,
} from './company-slice.ts';
import { makeStore, type Store } from './store.ts';

let store: Store;
const company = (): CompanyState => store.getState().company;

beforeEach(() => {
  store = makeStore();
});

describe('the company', () => {
  it('starts unloaded, without an error', () => {
    expect(company()).toEqual({
      error: undefined,
      loading: false,
      theme: undefined,
      resources: [],
    });
  });

  it('is loading once its load has started', () => {
    store.dispatch(companyLoadStarted());
    expect(company().loading).toBe(true);
  });

  it('has its theme and no error once it is loaded', () => {
    store.dispatch(companyLoadFailed('Error fetching company'));
    store.dispatch(companyLoadStarted());
    store.dispatch(companyLoaded({ companyId: 'riverbend' }));
    expect(company()).toEqual({ ...initialCompany, theme: { companyId: 'riverbend' } });
  });

  it('keeps the error and stops loading when its load fails', () => {
    store.dispatch(companyLoadStarted());
    store.dispatch(companyLoadFailed('Error fetching company'));
    expect(company()).toEqual({ ...initialCompany, error: 'Error fetching company' });
  });

  it('gets its resources apart from its load', () => {
    const resource = {
      id: 'guide',
      title: 'Guide',
      description: 'A guide',
      url: 'https://a.example',
    };
    store.dispatch(resourcesSet([resource]));
    store.dispatch(companyLoadStarted());
    store.dispatch(companyLoaded({ companyId: 'riverbend' }));
    expect(company().resources).toEqual([resource]);
  });
});
