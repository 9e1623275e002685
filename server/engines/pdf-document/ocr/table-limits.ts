/** Maximum pictures of tables to read per page; the others stay pictures. */
export const maxTables = 4;
