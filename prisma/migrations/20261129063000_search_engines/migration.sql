-- CreateTable
CREATE TABLE "SearchEngineState" (
    "id" TEXT NOT NULL,
    "pagesUpTo" BIGINT NOT NULL DEFAULT 0,
    "siteMapAt" TIMESTAMPTZ(3),
    "problem" TEXT,

    CONSTRAINT "SearchEngineState_pkey" PRIMARY KEY ("id")
);
