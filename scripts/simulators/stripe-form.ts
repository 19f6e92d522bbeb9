import { z } from 'zod'

/** What Stripe says of a refusal. `payment_intent`: the payment that was refused, as it is now. */
type ErrorBody = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  code?: string
  message: string
  param?: string
  decline_code?: string
  payment_intent?: object
  charge?: string
}

/** A refusal in Stripe's form. Before anything was done (`isBefore`) it is not kept under an idempotency key. */
export class StripeFault extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly isBefore = false,
  ) {
    super(body.message)
  }
}

/** @param code of https://docs.stripe.com/error-codes */
export const invalid = (message: string, code?: string, param?: string) =>
  new StripeFault(400, {
    type: 'invalid_request_error',
    ...(code && { code }),
    message,
    ...(param && { param }),
  })

/** @param kind what was looked for, such as `payment_intent` */
export const missing = (kind: string, id: string, param = 'id', status = 404) =>
  new StripeFault(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })

export type Tree = { [key: string]: string | Tree }

/** The parameters of a form whose names nest by brackets, such as `metadata[order]` or `expand[]`. */
export function decode(form: URLSearchParams): Tree {
  const tree: Tree = {}
  for (const [name, value] of form) {
    const path = name.split(/\]?\[|\]$/).filter((part, place) => part !== '' || place === 1)
    const last = path.pop() ?? ''
    let at = tree
    for (const part of path) {
      const child = at[part]
      const next = typeof child === 'object' ? child : {}
      at[part] = next
      at = next
    }
    at[last === '' ? String(Object.keys(at).length) : last] = value
  }
  return tree
}

/** `['a', 'b']` as Stripe names it: `a[b]`. */
const nameOf = ([first = '', ...rest]: PropertyKey[]) =>
  String(first) + rest.map((part) => `[${String(part)}]`).join('')

const valueAt = (tree: Tree, path: PropertyKey[]) =>
  path.reduce<string | Tree | undefined>(
    (at, part) => (typeof at === 'object' ? at[String(part)] : undefined),
    tree,
  )

/** Reads parameters by their schema. @throws StripeFault that names the first that is wrong, as Stripe does */
export function read<T>(schema: z.ZodType<T>, tree: Tree): T {
  const parsed = schema.safeParse(tree)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const path = issue?.path ?? []
  const fault = (code: string | undefined, message: string, param: string) =>
    new StripeFault(
      400,
      { type: 'invalid_request_error', ...(code && { code }), message, param },
      true,
    )
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...path, ...issue.keys.slice(0, 1)])
    throw fault('parameter_unknown', `Received unknown parameter: ${param}`, param)
  }
  const param = nameOf(path)
  const value = valueAt(tree, path)
  if (value === undefined)
    throw fault('parameter_missing', `Missing required param: ${param}.`, param)
  if (issue?.code === 'invalid_format' && issue.format === 'regex')
    throw fault('parameter_invalid_integer', `Invalid integer: ${String(value)}`, param)
  throw fault(undefined, `Invalid ${param}: ${issue?.message}`, param)
}

export const integer = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number)
export const yesNo = z.enum(['true', 'false']).transform((text) => text === 'true')
export const metadata = z.record(z.string().max(40), z.string().max(500))
export const listOf = <T>(item: z.ZodType<T>) =>
  z.preprocess(
    (value) => (value && typeof value === 'object' ? Object.values(value) : value),
    z.array(item),
  )
export const expand = listOf(z.string()).default([])

/** Times in seconds between which something happened, or when exactly. */
export const range = z.union([
  z.strictObject({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
  integer.transform((at) => ({ gte: at, lte: at, gt: undefined, lt: undefined })),
])

/** Whether a time is within a range. */
export const isWithin = (
  at: number,
  { gt = -1, gte = 0, lt = Infinity, lte = Infinity }: z.output<typeof range> = {},
) => at > gt && at >= gte && at < lt && at <= lte

/** What every list can be asked. */
export const pageFields = {
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: range.optional(),
  expand,
}
export type Page = z.output<z.ZodObject<typeof pageFields>>
