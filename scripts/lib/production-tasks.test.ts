import { describe, expect, it } from '@jest/globals'
import { missingInProduction } from './production-tasks'

describe('packages of the production tasks', () => {
  const installed = ['pg', '@prisma/client', 'next']

  it('are there when package.json lists them', () => {
    const imports = ['pg', '@prisma/client/runtime/client', 'next/cache.js', 'node:fs', 'path']
    expect(missingInProduction(imports, installed)).toEqual([])
  })

  it('are named once each when it does not', () => {
    const imports = ['tsx', '@swc/core/x', 'tsx/esm', 'pg']
    expect(missingInProduction(imports, installed)).toEqual(['@swc/core', 'tsx'])
  })
})
