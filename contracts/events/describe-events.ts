import { z } from 'zod';
import { EVENT_SCHEMAS, type EventName } from './tracked-event.ts';

export interface EventField {
  name: string;
  /** The only values that the field may have; undefined where a rule sets them. */
  values: string[] | undefined;
  /** The rule in its own notation. */
  rule: string | undefined;
  isOptional: boolean;
}

export interface EventDescription {
  name: EventName;
  fields: EventField[];
}

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

/** Reads the fields off the schemas, so that the list cannot differ from what is sent. */
export function describeEvents(): EventDescription[] {
  return EVENT_SCHEMAS.map((schema) => {
    const { properties = {}, required = [] } = z.toJSONSchema(schema) as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    const { event, ...fields } = properties;
    return {
      name: event?.const as EventName,
      fields: Object.entries(fields).map(([name, field]) => ({
        name,
        ...describeField(field),
        isOptional: !required.includes(name),
      })),
    };
  });
}

function describeField(field: JsonSchema): Pick<EventField, 'values' | 'rule'> {
  if (field.type === 'boolean') return { values: ['true', 'false'], rule: undefined };
  const values = field.const === undefined ? field.enum : [field.const];
  if (values) return { values: values.map(String), rule: undefined };
  const rule = field.pattern ?? `${String(field.minimum)} … ${String(field.maximum)}`;
  return { values: undefined, rule };
}
