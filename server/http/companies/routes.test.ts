import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import {
  loadDescribedCalls,
  type DescribedCalls,
  type ErrorBody,
} from '#tests/support/described-calls.ts';
import { sendRequest } from '../../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let calls: DescribedCalls;

beforeAll(async () => {
  server = await startTestServer({
    changeContent: (contentDir) => {
      changeYaml(contentDir, 'companies/riverbend/company.yaml', {
        domains: ['riverbend.example', 'localhost', '127.0.0.1'],
      });
      changeYaml(contentDir, 'companies/seiu775srp/company.yaml', {
        domains: ['srp.example'],
      });
    },
  });
  calls = await loadDescribedCalls(server.base);
});
afterAll(() => server.close());

describe('a company', () => {
  it('is answered with its theme, its hosts and its own address', async () => {
    const response = await fetch(`${server.base}/po/content/companies/riverbend`);
    expect(response.status).toBe(200);
    expect(await calls.readAnswer('company', response)).toMatchObject({
      companyId: 'riverbend',
      name: 'Riverbend',
      domains: ['riverbend.example', 'localhost', '127.0.0.1'],
      companies: ['content/companies/riverbend'],
      theme: { 'c-brand': '#124E82' },
      showContactUs: true,
    });
  });

  it('says so where its employers pay in for hours, as the call describes it', async () => {
    const { status, body } = await sendRequest(server, {
      target: '/po/content/companies/seiu775srp',
      headers: [['Host', 'srp.example']],
    });
    const response = new Response(String(body), { status });
    expect(await calls.readAnswer('company', response)).toMatchObject({ isPaidByHour: true });
  });

  it('is the default one when none is named', async () => {
    const response = await fetch(`${server.base}/po/content/companies`);
    expect(await calls.readAnswer('defaultCompany', response)).toMatchObject({
      companyId: 'generic',
      isDefault: true,
    });
  });

  it.each([
    { lang: 'en', label: 'Riverbend intranet' },
    { lang: 'es', label: 'Intranet de Riverbend' },
  ])('speaks $lang', async ({ lang, label }) => {
    const response = await fetch(`${server.base}/po/content/companies/riverbend?lang=${lang}`);
    expect(await calls.readAnswer('company', response)).toMatchObject({
      clientIntranetSiteLabel: label,
      clientIntranetSiteUrl: expect.stringMatching(/^https:/) as string,
      showPlanDetails: expect.any(Boolean) as boolean,
      showCompanyResourcesLink: true,
    });
  });

  it('is answered alike without the prefix', async () => {
    const [prefixed, bare] = await Promise.all(
      ['/po/content/companies/riverbend', '/content/companies/riverbend'].map(async (path) =>
        (await fetch(`${server.base}${path}`)).json(),
      ),
    );
    expect(bare).toEqual(prefixed);
  });

  it.each(['nobody', 'RIVERBEND', '__proto__', 'constructor', '..%2fgeneric', 'privacy', '%00'])(
    'called %s does not exist',
    async (id) => {
      const target = `/po/content/companies/${id}`;
      const { status, body } = await sendRequest(server, { target });
      expect(status).toBe(404);
      expect(JSON.parse(body.toString())).toMatchObject({ error: { code: 'company-not-found' } });
    },
  );

  it.each([
    { lang: 'en-US', message: 'Company not found' },
    { lang: 'es-US', message: 'No encontramos la empresa' },
  ])('that does not exist is said so in $lang', async ({ lang, message }) => {
    const response = await fetch(`${server.base}/po/content/companies/nobody?lang=${lang}`);
    const answer = (await calls.readAnswer('company', response)) as ErrorBody;
    expect(answer.error.message).toContain(message);
  });
});

describe('the resources of a company', () => {
  it('are listed in the language asked for', async () => {
    const response = await fetch(`${server.base}/po/content/companies/riverbend/resources?lang=es`);
    const answer = await calls.readAnswer('companyResources', response);
    expect(answer).toMatchObject({ resources: [{ id: 'benefits-guide' }, {}, {}] });
    expect(JSON.stringify(answer)).toContain('Guía de beneficios 2026');
  });

  it('are an empty list for a company that has none', async () => {
    const response = await fetch(`${server.base}/po/content/companies/generic/resources`);
    expect(await calls.readAnswer('companyResources', response)).toEqual({ resources: [] });
  });

  it('of a company nobody knows are a 404', async () => {
    const response = await fetch(`${server.base}/po/content/companies/nobody/resources`);
    const answer = (await calls.readAnswer('companyResources', response)) as ErrorBody;
    expect(response.status).toBe(404);
    expect(answer.error.code).toBe('company-not-found');
  });
});

describe('the host rule for calls', () => {
  it.each([
    { companyId: 'riverbend', host: 'riverbend.example', status: 200 },
    { companyId: 'riverbend', host: 'RIVERBEND.example', status: 200 },
    { companyId: 'riverbend', host: 'riverbend.example.', status: 200 },
    { companyId: 'riverbend', host: 'riverbend.example:8443', status: 200 },
    { companyId: 'riverbend', host: 'srp.example', status: 404 },
    { companyId: 'riverbend', host: 'evil-riverbend.example', status: 404 },
    { companyId: 'seiu775srp', host: 'srp.example', status: 200 },
    { companyId: 'seiu775srp', host: 'localhost', status: 404 },
    { companyId: 'generic', host: 'anything.example', status: 200 },
  ])('answers $status for $companyId on $host', async ({ companyId, host, status }) => {
    for (const call of ['', '/resources']) {
      const target = `/po/content/companies/${companyId}${call}`;
      const answer = await sendRequest(server, { target, headers: [['Host', host]] });
      expect(answer.status).toBe(status);
    }
  });
});
