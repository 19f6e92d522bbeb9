-- What a use of software is called in a language, as far as searches are not to understand it.
CREATE TABLE "SearchUseOff" (
  "useId" TEXT NOT NULL,
  "language" TEXT NOT NULL,

  CONSTRAINT "SearchUseOff_pkey" PRIMARY KEY ("useId","language")
);
