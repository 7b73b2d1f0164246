/** Pages of drawings as PDF documents that are the same bytes whenever they are written. */
package hp41.pdf;
