import {
  articleSummariesSchema,
  articleSummarySchema,
  nextArticlesSchema,
  ratingAnswerSchema,
  ratingQuerySchema,
} from '#contracts/calls/articles.ts';
import {
  constantsAnswerSchema,
  goalAnswerSchema,
  goalBodySchema,
  goalQuerySchema,
} from '#contracts/calls/calculator.ts';
import { pollAnswerSchema, pollBodySchema } from '#contracts/calls/poll.ts';
import { eventsAnswerSchema, eventsBodySchema } from '#contracts/events/tracked-event.ts';
import { flagsAnswerSchema, flagsBodySchema } from '#contracts/calls/flags.ts';
import { inEachLanguage } from '#contracts/content/texts.ts';
import { ERROR_STATUS } from '#contracts/errors.ts';
import { LANG_VALUES } from '#domain/language/per-language.ts';
import { z } from 'zod';
import manifest from '../../../package.json' with { type: 'json' };
import { MAIL_CALLS, type CallDescription } from './mail-calls.ts';

const articlesAnswer = z.strictObject({ articles: z.array(articleSummarySchema) });
const resource = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  url: z.url(),
});
const resourcesAnswer = z.strictObject({ resources: z.array(resource) });
const companyAnswer = z.looseObject({
  companyId: z.string(),
  name: z.string(),
  domains: z.array(z.string()),
  companies: z.array(z.string()),
  theme: z.record(z.string(), z.string()),
  clientIntranetSiteLabel: z.string().optional(),
  clientIntranetSiteUrl: z.string().optional(),
  showPlanDetails: z.boolean(),
  showContactUs: z.boolean(),
  showTargetDate: z.boolean(),
  showCompanyResourcesLink: z.boolean(),
});
const fragmentAnswer = z.strictObject({
  path: z.string(),
  data: inEachLanguage(z.looseObject({})),
});
const errorAnswer = z.strictObject({
  error: z.strictObject({
    code: z.enum(Object.keys(ERROR_STATUS) as [string, ...string[]]),
    message: z.string(),
    fields: z.array(z.strictObject({ field: z.string(), code: z.string() })).optional(),
  }),
});

/** Every call the server answers, from the very schemas that check it. */
export function describeCalls(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sendero',
      version: manifest.version,
      description: `Content and calculator calls. \`lang\` (${LANG_VALUES.join(', ')}) chooses the language of texts and messages.`,
    },
    paths: {
      '/po/content/articles/next': {
        post: call('nextArticles', 'The most liked articles that were not excluded', {
          body: nextArticlesSchema,
          answer: articlesAnswer,
          errors: [400, 413, 415],
        }),
      },
      '/po/content/articles': {
        post: call('articleSummaries', 'Summaries of all articles with any of the tags', {
          body: articleSummariesSchema,
          answer: articlesAnswer,
          errors: [400, 413, 415],
        }),
      },
      '/po/content/articles/{id}/rating': {
        post: call('rateArticle', 'Like an article, or take the like back, once per browser', {
          path: ['id'],
          query: ratingQuerySchema,
          answer: ratingAnswerSchema,
          errors: [400, 403, 404, 429, 503],
        }),
      },
      '/po/calculator/retirement/goal': {
        get: call('retirementGoal', 'What these savings could become, and what may be needed', {
          query: goalQuerySchema,
          answer: goalAnswerSchema,
          errors: [400],
        }),
        post: call('retirementGoalOfBody', 'The same, with pay and savings out of the address', {
          body: goalBodySchema,
          answer: goalAnswerSchema,
          errors: [400, 413, 415],
        }),
      },
      '/po/calculator/retirement/constants': {
        get: call('calculatorConstants', 'The year’s limits of what an employee may pay in', {
          answer: constantsAnswerSchema,
          errors: [],
        }),
      },
      '/po/flags': {
        post: call('flags', 'What is on for one visitor, who is neither kept nor logged', {
          body: flagsBodySchema,
          answer: flagsAnswerSchema,
          errors: [400, 403, 404, 413, 415],
        }),
      },
      '/po/events': {
        post: call('events', 'Count what happened, when the visitor has agreed to it', {
          body: eventsBodySchema,
          answer: eventsAnswerSchema,
          errors: [400, 403, 404, 413, 415, 429],
        }),
      },
      '/po/poll': {
        post: call('poll', 'Say how retirement feels, once a browser and day', {
          body: pollBodySchema,
          answer: pollAnswerSchema,
          errors: [400, 403, 404, 413, 415, 429, 503],
        }),
      },
      '/po/content/fragments': {
        get: call('fragment', 'A content fragment, with the default company’s as fallback', {
          query: z.strictObject({ path: z.string().regex(/^[a-z0-9/_-]+\/master\.json$/) }),
          answer: fragmentAnswer,
          errors: [400, 404],
        }),
      },
      '/po/content/companies': {
        get: call('defaultCompany', 'The default company and its theme', {
          answer: companyAnswer,
          errors: [404],
        }),
      },
      '/po/content/companies/{id}': {
        get: call('company', 'A company and its theme', {
          path: ['id'],
          answer: companyAnswer,
          errors: [404],
        }),
      },
      '/po/content/companies/{id}/resources': {
        get: call('companyResources', 'What a company offers its people', {
          path: ['id'],
          answer: resourcesAnswer,
          errors: [404],
        }),
      },
      '/po/content/companies/{id}/virtual-event': {
        get: call('virtualEventArticles', 'Summaries of the articles of a company’s event', {
          path: ['id'],
          answer: articlesAnswer,
          errors: [404],
        }),
      },
      ...Object.fromEntries(
        MAIL_CALLS.map(({ address, method, operationId, summary, ...description }) => [
          address,
          { [method]: call(operationId, summary, description) },
        ]),
      ),
    },
  };
}

function call(
  operationId: string,
  summary: string,
  { path = [], query, body, answer, errors }: CallDescription,
): object {
  const language = z.enum(LANG_VALUES);
  return {
    operationId,
    summary,
    parameters: [
      ...path.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...queryParameters(query),
      { name: 'lang', in: 'query', required: false, schema: jsonSchema(language, 'input') },
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(answer, 'output') } },
      },
      ...Object.fromEntries(errors.map((status) => [status, errorResponse(status)])),
    },
  };
}

function queryParameters(query: z.core.$ZodObject | undefined): object[] {
  if (!query) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function errorResponse(status: number): object {
  const codes = Object.entries(ERROR_STATUS).filter(([, known]) => known === status);
  return {
    description: codes.map(([code]) => code).join(', '),
    content: { 'application/json': { schema: jsonSchema(errorAnswer, 'output') } },
  };
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
