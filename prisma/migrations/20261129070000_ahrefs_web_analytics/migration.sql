-- What an earlier version stored under it were an API key and domains of competitors, which nothing ever read.
DELETE FROM "Plugin" WHERE "id" = 'ahrefs';
