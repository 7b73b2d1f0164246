/**
 * The fields of the JSON objects that users and their programs write: a declared list of fields for
 * each kind of object, and a reader that refuses everything else.
 */
package hp41.schema;
