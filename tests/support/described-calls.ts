import { z } from 'zod';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

interface DescribedContent {
  content: { 'application/json': { schema: JsonSchema } };
}

interface DescribedCall {
  operationId: string;
  parameters: Array<{ name: string; in: string; required: boolean; schema: JsonSchema }>;
  requestBody?: DescribedContent;
  responses: Record<string, DescribedContent>;
}

interface OpenApiDocument {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, DescribedCall>>;
}

export interface DescribedCalls {
  document: OpenApiDocument;
  /**
   * Returns the body after checking it against what the served document promises for this call and
   * status.
   */
  readAnswer: (operationId: string, response: Response) => Promise<unknown>;
}

/** Reads `/po/openapi.json` as an outside developer would, and checks every answer against it. */
export async function loadDescribedCalls(base: string): Promise<DescribedCalls> {
  const document = (await (await fetch(`${base}/po/openapi.json`)).json()) as OpenApiDocument;
  return {
    document,
    readAnswer: async (operationId, response) => {
      const schema = answerSchema(document, operationId, response.status);
      const body: unknown = await response.json();
      const result = schema.safeParse(body);
      if (!result.success) {
        throw new Error(`${operationId} ${response.status}: ${z.prettifyError(result.error)}`);
      }
      return body;
    },
  };
}

function answerSchema(document: OpenApiDocument, operationId: string, status: number): z.ZodType {
  const call = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find((candidate) => candidate.operationId === operationId);
  const schema = call?.responses[String(status)]?.content['application/json'].schema;
  if (schema === undefined) throw new Error(`${operationId} does not describe status ${status}`);
  return z.fromJSONSchema(schema);
}

export interface ErrorBody {
  error: {
    code: string;
    message: string;
    fields?: Array<{ field: string; code: string }>;
  };
}
