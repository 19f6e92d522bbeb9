import 'server-only'
import { z } from 'zod'
import type { AnswerContent, Endpoint } from '@/lib/http/endpoint'
import packageJson from '@/package.json'
import { ENDPOINTS } from './endpoints'
import { errorAnswers, errorSchemas, sharedErrorAnswers } from './openapi-errors'
import { type Json, json, recursiveSchemas, schemaOf } from './openapi-schema'

/** An object schema's fields as parameters; of the path they are all required. */
function parametersOf(schema: z.ZodType, place: 'query' | 'header'): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties as Record<string, Json>).map(([name, field]) => ({
    name,
    in: place,
    required: (required as string[]).includes(name),
    schema: field,
  }))
}

const pathParameters = ({ path }: Endpoint): Json[] =>
  [...path.matchAll(/\[(\w+)\]/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const CART_SESSION = {
  name: 'x-session-id',
  in: 'header',
  description: 'Names a cart: 8 to 200 printable characters that the browser makes up.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

const TOTAL_COUNT = {
  'X-Total-Count': { description: 'How many rows there are in all', schema: { type: 'integer' } },
  'X-Total-Count-Is': {
    description: 'Present when there are more rows than X-Total-Count says',
    schema: { const: 'minimum' },
  },
  'X-Next-Cursor': {
    description: 'What the next page comes after, where the query has `after`',
    schema: { type: 'string' },
  },
  'X-Search-Instead': {
    description:
      'Percent-encoded: what was searched for instead of what was typed, of which nothing was found',
    schema: { type: 'string' },
  },
  'X-Search-Without': {
    description: 'Percent-encoded: the words of the search that were left out, between spaces',
    schema: { type: 'string' },
  },
  'X-Search-Understood': {
    description:
      'As parameters of an address: the bounds that the search was taken to name, and `use` where it says what software is for',
    schema: { type: 'string' },
  },
  Link: { description: 'The next page, as rel="next"', schema: { type: 'string' } },
}

function answerOf(content: AnswerContent, { paged }: Endpoint): Json {
  if (content instanceof z.ZodType)
    return {
      description: 'Done',
      ...(paged ? { headers: TOTAL_COUNT } : {}),
      content: json(schemaOf(content, 'output')),
    }
  if (content.kind === 'file')
    return { description: 'A file', content: { [content.contentType]: {} } }
  return { description: 'Done, nothing to say' }
}

function requestBody({ body, form, streamedBody, insteadOfBody }: Endpoint): Json | undefined {
  if (streamedBody) return { required: true, content: { 'application/octet-stream': {} } }
  if (form)
    return {
      required: true,
      content: { 'multipart/form-data': { schema: schemaOf(form.fields, 'input') } },
    }
  return body && { required: !insteadOfBody, content: json(schemaOf(body, 'input')) }
}

const isStaff = ({ who }: Endpoint) => who === 'signed in' || who === 'staff'

/** The first word of a path behind /api, or behind /api/admin. */
function tagOf({ path }: Endpoint): string {
  const [first = '', second = ''] = path.replace(/^\/api\//, '').split('/')
  return first === 'admin' ? `back office: ${second}` : first
}

/** The shop's calls first, those of the back office after them, each in the order of the alphabet. */
function tagsInOrder(): Json[] {
  const isPublished = ({ who }: Endpoint) => who !== 'this process'
  const tags = new Set(Object.values<Endpoint>(ENDPOINTS).filter(isPublished).map(tagOf))
  const place = (tag: string) => (tag.startsWith('back office') ? `1${tag}` : `0${tag}`)
  return [...tags].sort((a, b) => (place(a) < place(b) ? -1 : 1)).map((name) => ({ name }))
}

function operationOf(endpoint: Endpoint): Json {
  const { summary, who, permission, scope, limit, query } = endpoint
  const parameters = [
    ...pathParameters(endpoint),
    ...(query ? parametersOf(query, 'query') : []),
    ...(who === 'cart session' ? [{ ...CART_SESSION, required: true }] : []),
    ...(who === 'public or cart session' ? [CART_SESSION] : []),
  ]
  return {
    tags: [tagOf(endpoint)],
    summary,
    description: [
      `Who may call: ${who}${permission ? ` with the permission ${permission}` : ''}${scope ? `, or an API key with the scope ${scope}` : ''}.`,
      limit ? `At most ${limit.points} calls in ${limit.seconds} seconds from one address.` : '',
    ]
      .join(' ')
      .trim(),
    ...(isStaff(endpoint)
      ? { security: [{ token: [] }, { bearer: [] }, ...(scope ? [{ apiKey: [scope] }] : [])] }
      : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    requestBody: requestBody(endpoint),
    responses: {
      ...Object.fromEntries(
        Object.entries(endpoint.answers).map(([status, content]) => [
          status,
          answerOf(content, endpoint),
        ]),
      ),
      ...errorAnswers(endpoint),
    },
  }
}

let document: string | undefined

/** The whole API as OpenAPI 3.1 (JSON), drawn from the declarations of its calls. */
export function openApiDocument(): string {
  document ??= JSON.stringify(draw(packageJson.version))
  return document
}

function draw(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of Object.values<Endpoint>(ENDPOINTS)) {
    if (endpoint.who === 'this process') continue
    const path = endpoint.path.replace(/\[(\w+)\]/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Softhaven',
      version,
      description:
        'Amounts are decimal strings with 2 places in the store’s currency (an order’s in its own, beside it), times are UTC, days those of the store’s time zone. Errors are `{code, message, text, issues?}`; `text` is the message as a `reason` with `values`, for those who say it in their own words.',
    },
    tags: tagsInOrder(),
    paths,
    components: {
      schemas: { ...errorSchemas(), ...recursiveSchemas },
      responses: sharedErrorAnswers,
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'X-Session-Token' },
        bearer: { type: 'http', scheme: 'bearer' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of the back office (Settings), which has scopes: shk_…',
        },
      },
    },
  }
}
