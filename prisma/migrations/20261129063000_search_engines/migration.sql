-- CreateTable
CREATE TABLE "SearchEngineState" (
    "id" TEXT NOT NULL,
    "pagesUpTo" TIMESTAMPTZ(3) NOT NULL,
    "siteMapAt" TIMESTAMPTZ(3),
    "problem" TEXT,

    CONSTRAINT "SearchEngineState_pkey" PRIMARY KEY ("id")
);
