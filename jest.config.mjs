import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tests/setup/empty.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/setup/console.ts'],
  // What `npm run ship` makes has the name of the store, too.
  modulePathIgnorePatterns: ['<rootDir>/.ship/'],
}

/** Unit and component tests stand beside what they test; those of the API need a running store. */
const projects = [
  {
    displayName: 'unit',
    testEnvironment: 'node',
    testMatch: [
      '<rootDir>/{build,demo,lib,components,scripts}/**/*.test.ts',
      '<rootDir>/tests/unit/**/*.test.ts',
    ],
  },
  {
    displayName: 'components',
    testEnvironment: '<rootDir>/tests/setup/component-environment.ts',
    testMatch: ['<rootDir>/components/**/*.test.tsx'],
  },
  {
    displayName: 'api',
    testEnvironment: '<rootDir>/tests/setup/api-environment.ts',
    testMatch: ['<rootDir>/tests/api/**/*.test.ts'],
  },
]

/** Next's own settings, except that these packages, which are ES modules only, are transformed too. */
/** @param {(typeof projects)[number]} project */
const withModules = async (project) => ({
  ...(await createJestConfig({ ...shared, ...project })()),
  transformIgnorePatterns: [
    '/node_modules/(?!(?:next-intl|use-intl|icu-minify|intl-messageformat|@formatjs|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|@seriousme|age-encryption|@noble|@scure)/|csv-parse/dist/esm|@prisma/client/runtime/query_compiler_fast_bg)',
  ],
})

export default async () => ({
  projects: await Promise.all(projects.map(withModules)),
  // For what hangs alone: a busy machine may take long for whatever is right.
  testTimeout: 180_000,
  // Jest leaves one core of the machine free; of two that would be half.
  maxWorkers: '100%',
})
